import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { launchOptions } from '@parket/tools/chromium'
import { defineConfig } from 'vitest/config'
import { modes, quickModes } from './modes.ts'

process.env['STORYBOOK_DISABLE_TELEMETRY'] = '1'

const browser = await launchOptions()

/** All stories in one theme at one width; with axe, as every story asks for it. */
function stories(name: keyof typeof modes) {
  const { theme, viewport } = modes[name]
  const initialGlobals = { theme, viewport: { value: viewport } }
  return {
    plugins: [storybookTest({ configDir: import.meta.dirname, initialGlobals })],
    test: {
      name,
      setupFiles: ['./vitest.setup.ts'],
      // Storybook itself cleans up after a story; a frame for each file would double the time.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // What moves is still: a test never meets half an animation.
        provider: playwright({
          launchOptions: browser,
          contextOptions: { reducedMotion: 'reduce', locale: 'ru-RU' },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  }
}

/** What no story can show of components: tests of their own, in a browser set up for them. */
function components(name: string, file: string, contextOptions: object) {
  return {
    plugins: [react({ compiler: true }), vanillaExtractPlugin()],
    test: {
      name,
      include: [`src/${file}`],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        provider: playwright({
          launchOptions: browser,
          contextOptions: { reducedMotion: 'reduce', locale: 'ru-RU', ...contextOptions },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  }
}

const isFull = process.env['PARKET_FULL'] === '1'
const names = isFull ? (Object.keys(modes) as (keyof typeof modes)[]) : quickModes

export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: [
      ...names.map(stories),
      components('forced colours', 'forcedColours.test.tsx', { forcedColors: 'active' }),
      components('densities', 'densities.test.tsx', {}),
    ],
  },
})
