import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { launchOptions } from '@parket/tools/chromium'
import { defineConfig } from 'vitest/config'

process.env['STORYBOOK_DISABLE_TELEMETRY'] = '1'

const browser = await launchOptions()

/** All stories in one theme at one width. */
function stories(name: string, globals: { theme: string; viewport: { value: string } }) {
  return {
    plugins: [storybookTest({ configDir: import.meta.dirname, initialGlobals: globals })],
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

export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: [
      stories('light 1280', { theme: 'light', viewport: { value: 'desktop' } }),
      stories('dark 375', { theme: 'dark', viewport: { value: 'phone' } }),
    ],
  },
})
