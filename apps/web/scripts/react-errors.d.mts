import type { Plugin } from 'vite';

export function reactErrors(): Plugin;
