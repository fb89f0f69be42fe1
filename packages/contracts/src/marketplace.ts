import { z } from 'zod';

/** The levels of the learning packs. */
export const levels = ['Beginner', 'Intermediate', 'Advanced', 'All Levels'] as const;

/** A learning pack as the marketplace shows it; the price is in dollars. */
export const Product = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  difficulty: z.enum(levels),
  features: z.array(z.string()),
  price: z.number().positive(),
});

/** All learning packs on sale. */
export const Products = z.array(Product);

/** A learning pack as the marketplace shows it. */
export type Product = z.infer<typeof Product>;
