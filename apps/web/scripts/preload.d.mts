import type { Plugin } from 'vite';

export function preload(): Plugin;
