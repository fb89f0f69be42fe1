import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [vanillaExtractPlugin(), react()],
  build: {
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    target: 'es2022',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Few files for the first paint: what every page needs, and what every tool needs.
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: /node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
                  },
                  {
                    name: 'site',
                    test: /src[\\/](?:site|pages|tools)[\\/](?:[^\\/]+[\\/])?(?:[^\\/.]+)\.ts$/,
                  },
                  { name: 'tool', test: /src[\\/](?:ui|tools[\\/]tool-)|math-core[\\/]dist[\\/]chunk-/ },
                ],
              },
            },
          },
        }),
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
}));
