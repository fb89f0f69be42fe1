import type { Plugin } from 'vite';

export function topics(): Plugin;
