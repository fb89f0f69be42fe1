import type { Plugin } from 'vite';

export const MATHEMATICS: string;
export function fonts(): Plugin;
