import { ResultCheckScreen, type ResultCheck } from '@parket/ui/screens/status/ResultCheckScreen'
import { useState, type ReactNode } from 'react'
import { useLinks } from '../../data/address/useLinks.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { usePageTitle } from '../../data/page/usePageTitle.ts'

/** Recomputes a result file in the browser: the engine comes with the first file. */
export function ResultCheckPage({ title }: PageProps): ReactNode {
  const links = useLinks()
  const [check, setCheck] = useState<ResultCheck>({ state: 'empty' })
  usePageTitle(title)

  async function handleFile(file: File) {
    setCheck({ state: 'checking' })
    setCheck(await checked(file))
  }
  return (
    <ResultCheckScreen
      check={check}
      schemaHref={links.keep('/api/result-file.schema.json')}
      onFile={(file) => void handleFile(file)}
    />
  )
}

async function checked(file: File): Promise<ResultCheck> {
  try {
    const [{ checkResultFile }, { sha256 }] = await Promise.all([
      import('@parket/domain/scoring/checkResultFile'),
      import('./sha256.ts'),
    ])
    return { state: 'checked', contests: await checkResultFile(await file.text(), sha256) }
  } catch {
    // Whatever cannot be read as a result file is none.
    return { state: 'noResultFile', fileName: file.name }
  }
}
