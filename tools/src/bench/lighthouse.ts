import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { launchOptions } from '../chromium.ts'
import { pnpm } from '../paths.ts'

/** Brought when it is wanted: it weighs more than all else that the repository installs. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Points out of a hundred. */
export type LighthouseScores = { page: string; device: string } & Record<
  (typeof CATEGORIES)[number],
  number
> & { faults: string }

const PAGES = [
  { page: 'event', path: '/events/1/' },
  { page: 'home', path: '/' },
]

/** @param url the running server, with the demo data */
export async function measureLighthouse(url: string): Promise<LighthouseScores[]> {
  const scores: LighthouseScores[] = []
  for (const { page, path } of PAGES) {
    for (const device of ['phone', 'desktop']) {
      scores.push({ page, device, ...(await audit(`${url}${path}`, device)) })
    }
  }
  return scores
}

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null }>
}

async function audit(
  url: string,
  device: string,
): Promise<Omit<LighthouseScores, 'page' | 'device'>> {
  const { executablePath, args, env } = await launchOptions()
  const folder = await mkdtemp(join(tmpdir(), 'parket-lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    await promisify(execFile)(
      process.execPath,
      [
        pnpm,
        'dlx',
        LIGHTHOUSE,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--only-categories=${CATEGORIES.join(',')}`,
        `--chrome-flags=${args.join(' ')}`,
        ...(device === 'desktop' ? ['--preset=desktop'] : []),
      ],
      { env: { ...process.env, ...env, ...(executablePath && { CHROME_PATH: executablePath }) } },
    )
    const report = JSON.parse(await readFile(file, 'utf8')) as Report
    const points = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)
    return {
      performance: points('performance'),
      accessibility: points('accessibility'),
      'best-practices': points('best-practices'),
      seo: points('seo'),
      faults: faultsOf(report).join(', '),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** What counts and is not perfect. */
function faultsOf({ categories, audits }: Report): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => id)
    .filter((id) => (audits[id]?.score ?? 1) < 0.9)
}
