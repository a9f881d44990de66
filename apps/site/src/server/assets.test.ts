import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import budgets from '../../weights.json' with { type: 'json' }
import { patterns } from '../paths.ts'
import { routes } from '../routes.tsx'
import { createAssets, hintsOf } from './assets.ts'

// Budgets are kB (1000 bytes) after gzip; weights.json is the one place where they stand.
const client = join(import.meta.dirname, '../../dist/client')
const assetsFor = createAssets(client)

const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Record<
  string,
  { file: string; imports?: string[] }
>

function weigh(addresses: readonly string[]): number {
  const sizes = addresses.map((address) => gzipSync(readFileSync(join(client, address))).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

/** What a page's scripts weigh: at first, and with the app and the page's own code. */
function weightsOf(container: string) {
  const { script, modules, css } = assetsFor({ container, isComplete: false })
  return {
    first: weigh([script]),
    all: weigh([script, ...modules]),
    css: gzipSync(css).length / 1000,
  }
}

/** The file of a source and all that it imports at once. */
function filesOf(key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((other) => filesOf(other, seen))]
}

const complete = routes.filter(
  ({ isServerRendered, pattern }) => isServerRendered && pattern !== patterns.register,
)
const organiser = routes.filter((route) => route.pattern.startsWith('/admin'))

describe('weight of a page', () => {
  test.each(complete)(
    '$page.container: a page from the server stays within its budget',
    (route) => {
      const { first, all, css } = weightsOf(route.page.container)
      expect(first).toBeLessThanOrEqual(budgets.beforeInteractionJs)
      expect(all).toBeLessThanOrEqual(budgets.publicPageJs)
      expect(css).toBeLessThanOrEqual(budgets.publicPageCss)
    },
  )

  test('the registration wizard stays within its budget: its first step, and all of it', () => {
    const { all, css } = weightsOf('RegistrationWizardContainer')
    expect(all).toBeLessThanOrEqual(budgets.wizardFirstStepJs)
    const { script, modules } = assetsFor({
      container: 'RegistrationWizardContainer',
      isComplete: false,
    })
    const whole = new Set([script, ...modules, ...filesOf('src/registration/WizardEngine.tsx')])
    expect(weigh([...whole])).toBeLessThanOrEqual(budgets.wizardJs)
    expect(css).toBeLessThanOrEqual(budgets.wizardCss)
  })

  test.each(organiser)('$page.container: an organiser’s page stays within its budget', (route) => {
    expect(weightsOf(route.page.container).all).toBeLessThanOrEqual(budgets.organiserJs)
  })

  test('the pages of the account stay within their budget', () => {
    expect(weightsOf('OwnPages').all).toBeLessThanOrEqual(budgets.accountJs)
  })

  test('a page from the server asks for one script at first, and knows what to ask for later', () => {
    const complete = assetsFor({ container: 'EventContainer', isComplete: true })
    const bare = assetsFor({ container: 'EventContainer', isComplete: false })
    expect(hintsOf(complete)).toEqual([`<${complete.script}>; rel=modulepreload`])
    expect(complete.laterModules).toEqual(bare.modules)
  })
})
