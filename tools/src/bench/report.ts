import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { plotRows } from './plot.ts'
import { rowsOf, type Row } from './rows.ts'
import { replaceSection } from './sections.ts'

/** What one run of `npm run bench` wrote into `data/`. */
export interface Run {
  measured: { at: string; commit: string; node: string; machine: string }
  figures: Record<string, unknown>
}

const PICTURES = join(root, 'docs/pictures/performance')

/** Which run this is: for the head of its tables. */
export function describeRun(now: Date): Run['measured'] {
  const [processor] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return {
    at: now.toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root })
      .toString()
      .trim(),
    node: process.version,
    machine: `${cpus().length} × ${processor?.model.trim() ?? 'unknown'}, ${memory} GB`,
  }
}

/**
 * Writes a run into its section of docs/performance.md, with its plots; sections of other runs stay.
 *
 * @param name of the section
 * @returns the page's file
 */
export async function writeReport(name: string, run: Run): Promise<string> {
  await mkdir(PICTURES, { recursive: true })
  const file = join(root, 'docs/performance.md')
  const page = existsSync(file) ? await readFile(file, 'utf8') : ''
  await writeFile(file, replaceSection(page, HEAD, await sectionOf(name, run)))
  return file
}

const HEAD = `# Performance

Written by \`npm run bench\` from its last runs: each section is one run, with the commit, the machine and every figure beside
its limit; a run replaces its own section alone. Do not edit it. What grows with what, and where one machine ends: [scaling.md](scaling.md). To compare with another
commit, in paired runs: \`npm run bench -- --compare <commit>\`.

Code: \`writeReport\` in \`tools/src/bench/report.ts\`
`

async function sectionOf(name: string, { measured, figures }: Run): Promise<string> {
  const { at, commit, node, machine } = measured
  const parts = [
    `## ${name}\n\n${at.slice(0, 16).replace('T', ' ')} UTC, commit ${commit}, Node ${node}, ${machine}.\n`,
  ]
  for (const [title, found] of Object.entries(figures)) {
    const rows = rowsOf(found)
    if (rows.length === 0) continue
    parts.push(`### ${name}: ${title}\n\n${tableOf(rows)}`)
    const plot = plotRows(title, rows)
    if (plot === null) continue
    const picture = `${name}-${title}.svg`
    await writeFile(join(PICTURES, picture), plot)
    parts.push(`![${title}](pictures/performance/${picture})\n`)
  }
  return parts.join('\n')
}

/** One row stands upright, several lie below each other. */
function tableOf(rows: Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const [only] = rows
  const lines =
    rows.length === 1 && only
      ? [['figure', 'value'], ...names.map((name) => [name, textOf(only[name])])]
      : [names, ...rows.map((row) => names.map((name) => textOf(row[name])))]
  const [head = '', ...body] = lines.map((cells) => `| ${cells.join(' | ')} |`)
  const rule = `| ${(lines[0] ?? []).map(() => '---').join(' | ')} |`
  return `${[head, rule, ...body].join('\n')}\n`
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'NO'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
