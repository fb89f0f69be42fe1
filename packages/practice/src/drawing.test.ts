import { describe, expect, it } from 'vitest';
import { angleMark, angleSize, frameOf, labelBoxes, letterOf } from './drawing.js';
import { GEOMETRY } from './families/geometry.js';
import { drawingFaults, labelFaults } from './testing/drawing-faults.test-support.js';
import { type Drawing, type DrawnShape, seeded } from './index.js';

const SEEDS = 60;
const drawings = GEOMETRY.flatMap(({ id, make, difficulties }) =>
  difficulties.map((difficulty) => {
    const made = Array.from({ length: SEEDS }, (_, seed) => make(seeded(seed), difficulty).drawing);
    return [`${id}, ${difficulty}`, made.filter((drawing) => drawing !== undefined)] as const;
  }),
).filter(([, made]) => made.length > 0);

describe('the figures of geometry', () => {
  it('come with most families', () => {
    const names = new Set(drawings.map(([name]) => name.split(',')[0]));
    const drawn = GEOMETRY.filter(({ difficulties }) => difficulties.length > 0);
    expect(names.size).toBeGreaterThan(drawn.length * 0.7);
  });

  it.each(drawings)('%s: fit into their frame, no label on a line or on another label', (_, made) => {
    for (const drawing of made) {
      const frame = frameOf(drawing);
      const [width, height] = [frame.right - frame.left, frame.top - frame.bottom];
      expect(width / height).toBeGreaterThan(0.3);
      expect(width / height).toBeLessThan(4.5);
      for (const box of labelBoxes(drawing.shapes)) {
        expect(box.left).toBeGreaterThan(frame.left);
        expect(box.right).toBeLessThan(frame.right);
        expect(box.bottom).toBeGreaterThan(frame.bottom);
        expect(box.top).toBeLessThan(frame.top);
      }
      expect(labelFaults(drawing)).toEqual([]);
    }
  });
});

describe('letterOf and frameOf', () => {
  it('sizes letters after the larger side, and leaves half a letter around', () => {
    const shapes: readonly DrawnShape[] = [{ kind: 'circle', center: [1, 2], radius: 7 }];
    expect(letterOf(shapes)).toBe(1);
    expect(frameOf({ description: '', shapes })).toEqual({ left: -6.5, right: 8.5, bottom: -5.5, top: 9.5 });
  });
});

describe('angleSize and angleMark', () => {
  const corner = { at: [0, 0], from: [5, 0], to: [0, 5] } as const;

  it('measures anticlockwise', () => {
    expect(angleSize(corner)).toBe(90);
    expect(angleSize({ ...corner, from: corner.to, to: corner.from })).toBe(270);
  });

  it('puts the label on the middle line of the angle, clear of the arc', () => {
    const { radius, labelAt } = angleMark({ kind: 'angle', ...corner, label: '90°' }, 1);
    expect(labelAt[0]).toBeCloseTo(labelAt[1], 10);
    expect(Math.hypot(...labelAt)).toBeGreaterThan(radius);
  });
});

describe('drawingFaults', () => {
  const square: DrawnShape = {
    kind: 'polygon',
    points: [
      [0, 0],
      [6, 0],
      [6, 6],
      [0, 6],
    ],
  };
  const side = (x: number, y: number, text: string): DrawnShape => ({ kind: 'label', at: [x, y], text });
  const drawing: Drawing = {
    description: 'A square. Its sides are 6 cm long.',
    shapes: [square, side(3, -0.5, '6 cm'), side(7, 3, '6 cm')],
  };
  const withShapes = (...shapes: readonly DrawnShape[]): Drawing => ({ ...drawing, shapes });

  it('finds none in a right figure', () => {
    expect(drawingFaults({ drawing })).toEqual([]);
    expect(drawingFaults({ drawing: withShapes(square, side(3, -0.5, '?')) }, { sought: 6 })).toEqual([]);
  });

  it.each<[string, Drawing]>([
    ['a label on a line', withShapes(square, side(3, 0, '6 cm'))],
    ['two labels in one place', withShapes(square, side(3, -0.5, '6 cm'), side(3.2, -0.6, '6'))],
    ['a label far off', withShapes(square, side(3, -9, '6 cm'))],
    ['a wrong length', withShapes(square, side(3, -0.5, '6 cm'), side(7, 3, '5 cm'))],
    [
      'a wrong angle',
      withShapes(square, { kind: 'angle', at: [0, 0], from: [6, 0], to: [0, 6], label: '60°' }),
    ],
    [
      'a right angle that is none',
      withShapes(square, { kind: 'right-angle', at: [0, 0], from: [6, 0], to: [6, 6] }),
    ],
    ['a number that is not described', { ...drawing, description: 'A square with four sides, all equal.' }],
    ['no description', { ...drawing, description: '6' }],
  ])('finds %s', (_, wrong) => {
    expect(drawingFaults({ drawing: wrong })).not.toEqual([]);
  });

  it('finds that there is no drawing, and a wrong length that is sought', () => {
    expect(drawingFaults({})).not.toEqual([]);
    const sought = withShapes(square, side(3, -0.5, '6 cm'), side(7, 3, '?'));
    expect(drawingFaults({ drawing: sought }, { sought: 5 })).not.toEqual([]);
  });
});
