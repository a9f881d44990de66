import { SelfCheckScreen, type SelfCheck } from '@parket/ui/screens/status/SelfCheckScreen'
import { useQueries } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { usePageState } from '@parket/react/data/page/PageState'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { runCheck, selfChecks } from './selfCheck.ts'
import { queryClient } from '@parket/react/data/queryClient'

export function SelfCheckPage({ title }: PageProps): ReactNode {
  const { version, ds } = usePageState()
  const [isCopied, setCopied] = useState(false)
  usePageTitle(title)
  const wanted = selfChecks({ version, ds })
  const results = useQueries(
    {
      queries: wanted.map((check) => ({
        queryKey: ['self-check', check.id],
        queryFn: () => runCheck(check),
        // It is checked whenever the page is opened, whether the browser thinks it is online or not.
        staleTime: 0,
        networkMode: 'always' as const,
      })),
    },
    queryClient,
  )

  const checks = wanted.map(({ id, title }, index): SelfCheck => {
    const { data, isFetching = true } = results[index] ?? {}
    const { state, text } = data && !isFetching ? data : { state: 'running' as const, text: '' }
    return { id, title, state, text }
  })
  function repeat() {
    setCopied(false)
    for (const { refetch } of results) void refetch()
  }
  async function copy() {
    const lines = checks.map(({ title, state, text }) => `${title}: ${state}. ${text}`)
    await navigator.clipboard.writeText([location.href, ...lines].join('\n'))
    setCopied(true)
  }
  return (
    <SelfCheckScreen
      checks={checks}
      onRepeat={repeat}
      onCopy={() => void copy()}
      isCopied={isCopied}
    />
  )
}
