import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { weightOf, weightWith } from '../../bench/weights.ts'
import budgets from '../../weights.json' with { type: 'json' }
import { patterns } from '../paths.ts'
import { routes } from '../routes.tsx'
import { createAssets, hintsOf } from './assets.ts'
import { readManifest } from './manifest.ts'

// Budgets are kB (1000 bytes) after gzip; weights.json is the one place where they stand.
const client = join(import.meta.dirname, '../../dist/client')
const assetsFor = createAssets(client)
const manifest = readManifest(client)

const complete = routes.filter(
  ({ isServerRendered, pattern }) => isServerRendered && pattern !== patterns.register,
)
const organiser = routes.filter((route) => route.pattern.startsWith('/admin'))

describe('weight of a page', () => {
  test.each(complete)(
    '$page.container: a page from the server stays within its budget',
    (route) => {
      const { firstJs, allJs, css } = weightOf(route.page.container)
      expect(firstJs).toBeLessThanOrEqual(budgets.beforeInteractionJs)
      expect(allJs).toBeLessThanOrEqual(budgets.publicPageJs)
      expect(css).toBeLessThanOrEqual(budgets.publicPageCss)
    },
  )

  test('the registration wizard stays within its budget: its first step, and all of it', () => {
    const { allJs, css } = weightOf('RegistrationWizardContainer')
    expect(allJs).toBeLessThanOrEqual(budgets.wizardFirstStepJs)
    const whole = weightWith('RegistrationWizardContainer', 'src/registration/WizardEngine.tsx')
    expect(whole).toBeLessThanOrEqual(budgets.wizardJs)
    expect(css).toBeLessThanOrEqual(budgets.wizardCss)
  })

  test.each(organiser)('$page.container: an organiser’s page stays within its budget', (route) => {
    expect(weightOf(route.page.container).allJs).toBeLessThanOrEqual(budgets.organiserJs)
  })

  test('the pages of the account stay within their budget', () => {
    expect(weightOf('OwnPages').allJs).toBeLessThanOrEqual(budgets.accountJs)
  })

  test('a page from the server asks for one script at first, and knows what to ask for later', () => {
    const complete = assetsFor({ container: 'EventContainer', isComplete: true })
    const bare = assetsFor({ container: 'EventContainer', isComplete: false })
    expect(hintsOf(complete)).toEqual([`<${complete.script}>; rel=modulepreload`])
    expect(complete.laterModules).toEqual(bare.modules)
    const { dynamicImports: [app = ''] = [], imports = [] } = manifest['src/entry-browser.ts'] ?? {}
    for (const key of [app, 'src/containers/EventContainer.tsx']) {
      expect(bare.modules).toContain(`/${manifest[key]?.file}`)
    }
    // What it imported would come after it.
    expect(imports).toEqual([])
  })
})
