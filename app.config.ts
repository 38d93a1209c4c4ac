import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  // Machine code that only the server loads; the development server would read it for browsers.
  optimizeDeps: { exclude: ['@resvg/resvg-js'] },
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'app',
      server: { entry: '../server/entry.ts', build: { inlineCss: true } },
      importProtection: { behavior: 'error' },
      vite: { installDevServerMiddleware: false },
    }),
    react(),
  ],
})
