import { availableParallelism } from 'node:os'
import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY } from '@storybook/addon-vitest/constants'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { launchOptions } from '@parket/tools/chromium'
import { defineConfig } from 'vitest/config'
import { modes, quickModes } from './modes.ts'
import { optimized, optimizedForReact } from './optimized.ts'

process.env['STORYBOOK_DISABLE_TELEMETRY'] = '1'

const browser = await launchOptions()
const isFull = process.env['PARKET_FULL'] === '1'
// As in the walks: a full run has none, elsewhere a busy moment does not hold back a change.
const retry = process.env['PARKET_FLAKY_FAILS'] === '1' ? 0 : 1
/** Where to write what became of each story, as JSON. */
const report = process.env['PARKET_REPORT']

/**
 * All stories in each of these themes at its width; with axe, as every story asks for it. One project,
 * so that what is transformed for one of them serves all.
 */
function stories(names: readonly (keyof typeof modes)[]) {
  return {
    plugins: [storybookTest({ configDir: import.meta.dirname })],
    test: {
      name: 'stories',
      retry,
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
        instances: names.map((name, index) => {
          const { theme, viewport } = modes[name]
          const initialGlobals = { theme, viewport: { value: viewport }, frame: 'hidden' }
          return {
            browser: 'chromium' as const,
            name,
            provide: {
              [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: initialGlobals,
              places: isFull
                ? ('all' as const)
                : index === 0
                  ? ('even' as const)
                  : ('odd' as const),
            },
          }
        }),
      },
    },
  }
}

/** What no story can show of components: tests of their own, each in a browser set up for it. */
function components() {
  const instance = (name: string, file: string, contextOptions: object) => ({
    browser: 'chromium' as const,
    name,
    include: [`src/${file}`],
    provider: playwright({
      launchOptions: browser,
      contextOptions: { reducedMotion: 'reduce', locale: 'ru-RU', ...contextOptions },
    }),
  })
  return {
    plugins: [react({ compiler: true }), vanillaExtractPlugin()],
    optimizeDeps: {
      include: [
        ...optimized,
        ...optimizedForReact,
        '@storybook/react-vite',
        'mermaid',
        'storybook/test',
      ],
    },
    test: {
      name: 'components',
      retry,
      // A page's code is read when it is first opened: beside the stories that takes seconds.
      expect: { poll: { timeout: 15_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        instances: [
          instance('forced colours', 'forcedColours*.test.tsx', { forcedColors: 'active' }),
          instance('densities', 'densities.test.tsx', {}),
          instance('pass through', 'passThrough.test.tsx', {}),
          instance('own site', 'ownSite.test.tsx', {}),
          instance('registration hooks', 'registrationHooks.test.tsx', {}),
          instance('state diagrams', 'stateDiagram.test.tsx', {}),
        ],
      },
    },
  }
}

const names = isFull ? (Object.keys(modes) as (keyof typeof modes)[]) : quickModes

export default defineConfig({
  root: import.meta.dirname,
  test: {
    // By itself it would leave one of two cores idle.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [stories(names), components()],
    ...(report && {
      // All that axe saw of every story is 370 MB a run.
      reporters: ['dot', ['json', { outputFile: report, filterMeta: () => false }]],
    }),
  },
})
