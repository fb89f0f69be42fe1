import exercises from './exercises.json' with { type: 'json' };

/** An exercise with its answer, written independently of the engine. */
export interface Exercise {
  readonly id: string;
  readonly operation: string;
  readonly kind: string;
  readonly input: string | readonly string[];
  readonly variable: string | readonly string[] | null;
  readonly method: string | null;
  readonly answer: {
    readonly solutions?: readonly string[];
    readonly none?: true;
    readonly all?: true;
    readonly except?: readonly string[];
    readonly intervals?: string;
    readonly refuse?: string;
    readonly truth?: boolean;
    readonly expression?: string;
    readonly pairs?: readonly (readonly string[])[];
  };
  readonly excluded?: readonly string[];
  readonly extraneous?: readonly string[];
  readonly complex?: readonly string[];
}

/** All exercises. */
export const EXERCISES = exercises as unknown as readonly Exercise[];

/** Returns the exercises of some kinds. */
export function exercisesOf(operation: string, kinds: readonly string[]): readonly Exercise[] {
  return EXERCISES.filter((exercise) => exercise.operation === operation && kinds.includes(exercise.kind));
}
