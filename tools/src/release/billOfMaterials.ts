import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InstalledPackage } from './copyPackages.ts'

/** Writes `sbom.cdx.json` (CycloneDX) and `LICENSES.txt` of what was copied: of no more and no less. */
export async function writeBillOfMaterials(
  folder: string,
  { version, packages }: { version: string; packages: readonly InstalledPackage[] },
): Promise<void> {
  const components = packages.map((one) => ({
    type: 'library',
    'bom-ref': purlOf(one),
    name: one.name,
    version: one.version,
    purl: purlOf(one),
    ...(one.license && { licenses: [{ expression: one.license }] }),
  }))
  const bom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'parket', version } },
    components,
  }
  await writeFile(join(folder, 'sbom.cdx.json'), `${JSON.stringify(bom, null, 2)}\n`)
  const texts = await Promise.all(packages.map(licenceText))
  await writeFile(join(folder, 'LICENSES.txt'), texts.join('\n'))
}

function purlOf({ name, version }: InstalledPackage): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

async function licenceText({ name, version, license, folder }: InstalledPackage): Promise<string> {
  const files = (await readdir(folder)).filter((file) => /^(?:licen[cs]e|notice)/i.test(file))
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return `${'='.repeat(80)}\n${name} ${version}: ${license}\n\n${texts.join('\n')}`
}
