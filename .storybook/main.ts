import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { optimized } from './optimized.ts'
import { storyCodePlugin } from './storyCodePlugin.ts'
import { propTypesPlugin } from './propTypesPlugin.ts'
import { propWordsPlugin } from './propWordsPlugin.ts'

const config: StorybookConfig = {
  stories: ['./docs/**/*.mdx', './letters/*.stories.tsx', '../packages/ui/src/**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      // Where pnpm puts what Storybook needs; the repository's root holds nothing.
      root: import.meta.dirname,
      plugins: [
        propTypesPlugin(),
        storyCodePlugin(),
        propWordsPlugin(),
        react({ compiler: true }),
        vanillaExtractPlugin(),
      ],
      optimizeDeps: {
        include: optimized,
      },
      build: {
        chunkSizeWarningLimit: 2000,
      },
    }),
}

export default config
