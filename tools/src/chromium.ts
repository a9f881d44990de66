import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, toolchain } from './paths.ts'

export interface BrowserLaunchOptions {
  /** Absent where playwright's own Chromium is used. */
  executablePath?: string
  args: string[]
  env?: Record<string, string>
}

const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

/**
 * How to launch the browser of the tests, in order: `CHROMIUM_PATH`; on Linux x64 the Chromium that
 * comes as an npm package, unpacked on first use; elsewhere the one `playwright install` brought.
 */
export async function launchOptions(): Promise<BrowserLaunchOptions> {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen) return { executablePath: chosen, args: ARGS }
  if (process.platform !== 'linux' || process.arch !== 'x64') return { args: ARGS }
  const folder = join(toolchain, `chromium-${await packagedVersion()}`)
  if (!existsSync(folder)) await unpack(folder)
  return {
    executablePath: join(folder, 'chromium'),
    args: ARGS,
    env: {
      ...definedEnvironment(),
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  }
}

/** Names the unpacked browser's folder: a new version never meets an old one's files. */
async function packagedVersion(): Promise<string> {
  const text = await readFile(
    join(root, 'tools/node_modules/@sparticuz/chromium/package.json'),
    'utf8',
  )
  return (JSON.parse(text) as { version: string }).version
}

/** Unpacks beside the target and renames: processes that start together never see half a browser. */
async function unpack(folder: string): Promise<void> {
  await mkdir(toolchain, { recursive: true })
  const temporary = await mkdtemp(join(toolchain, 'unpacking-'))
  // The package reads these while it is imported: with the first it also unpacks its NSS libraries.
  const restore = overrideEnvironment({
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x',
    TMPDIR: temporary,
    LD_LIBRARY_PATH: process.env['LD_LIBRARY_PATH'],
    FONTCONFIG_PATH: process.env['FONTCONFIG_PATH'],
  })
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
  } finally {
    restore()
  }
  await writeFile(join(temporary, 'fonts.conf'), fontConfiguration(folder))
  await rename(temporary, folder).catch(async (error: unknown) => {
    await rm(temporary, { recursive: true })
    if (!existsSync(folder)) throw error
  })
}

/** Sets variables, and gives the function that puts the former values back. */
function overrideEnvironment(values: Record<string, string | undefined>): () => void {
  const before = Object.keys(values).map((name) => [name, process.env[name]] as const)
  const set = (name: string, value: string | undefined) => {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
  for (const [name, value] of Object.entries(values)) set(name, value)
  return () => {
    for (const [name, value] of before) set(name, value)
  }
}

/** The browser sees only the fonts that came with it, so that pictures agree on every machine. */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  )
}
