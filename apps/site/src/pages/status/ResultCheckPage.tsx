import { ResultCheckScreen, type ResultCheck } from '@parket/ui/screens/status/ResultCheckScreen'
import { useState, type ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'

/** Recomputes a result file in the browser: the engine comes with the first file. The site is asked by its hash alone. */
export function ResultCheckPage({ title }: PageProps): ReactNode {
  const links = useLinks()
  const [check, setCheck] = useState<ResultCheck>({ state: 'empty' })
  usePageTitle(title)

  async function handleFile(file: File) {
    setCheck({ state: 'checking' })
    const { checkFile } = await import('./checkFile.ts')
    setCheck(
      await checkFile(file, (eventId, groupNum) =>
        links.to('contestResults', { eventId, groupNum }),
      ),
    )
  }
  return (
    <ResultCheckScreen
      check={check}
      schemaHref={links.keep('/api/result-file.schema.json')}
      keysHref={links.keep('/.well-known/parket-keys.json')}
      onFile={(file) => void handleFile(file)}
    />
  )
}
