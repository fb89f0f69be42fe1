type Name = 'sin' | 'cos' | 'tan';

const NUMBER = String.raw`\d+(?:\.\d+)?`;
/** Matches `sin 66°`, `tan(20)`. */
const RATIO = new RegExp(String.raw`\b(sin|cos|tan)\s*(?:\(\s*(${NUMBER})\s*°?\s*\)|(${NUMBER})\s*°?)`, 'gi');
/** Matches `tan⁻¹(22/20)`, `arcsin(0.5)`. */
const INVERSE = new RegExp(
  String.raw`(?:arc(sin|cos|tan)|\b(sin|cos|tan)\s*(?:⁻¹|\^\s*\(?\s*[-−]1\s*\)?))\s*\(\s*(${NUMBER})(?:\s*/\s*(${NUMBER}))?\s*\)`,
  'gi',
);
const DEGREE = Math.PI / 180;

/** Replaces sines, cosines and tangents of degrees, and the inverse functions, with decimals. */
export function withDecimals(line: string): string {
  return line
    .replaceAll(INVERSE, (all, arc?: string, raised?: string, top = '', bottom = '1') => {
      const angle = Math[`a${nameOf(arc ?? raised)}`](Number(top) / Number(bottom)) / DEGREE;
      return Number.isFinite(angle) ? decimal(angle) : all;
    })
    .replaceAll(RATIO, (_, name: string, inner?: string, plain?: string) =>
      decimal(Math[nameOf(name)](Number(inner ?? plain) * DEGREE)),
    );
}

const nameOf = (text = ''): Name => text.toLowerCase() as Name;
const decimal = (value: number): string => `(${value.toFixed(12)})`;
