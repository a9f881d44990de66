import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'

const config: StorybookConfig = {
  stories: ['./docs/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      // Where pnpm puts what Storybook needs; the repository's root holds nothing.
      root: import.meta.dirname,
      plugins: [react({ compiler: true }), vanillaExtractPlugin()],
      optimizeDeps: {
        // Found late, they would make Vite reload in the middle of a run.
        include: [
          'react',
          'react-dom',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
          'react/compiler-runtime',
          '@parket/ui > markdown-it',
          '@parket/ui > sanitize-html',
          '@parket/ui > react-aria-components',
          '@parket/ui > @internationalized/date',
          '@parket/ui > @tanstack/react-virtual',
          '@parket/ui > write-excel-file/browser',
          '@parket/domain > libphonenumber-js/min',
        ],
      },
      build: { chunkSizeWarningLimit: 2000 },
    }),
}

export default config
