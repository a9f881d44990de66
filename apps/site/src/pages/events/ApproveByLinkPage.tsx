import { ApiProblem, unwrap, userFacingText } from '@parket/api-client/problem'
import type { components } from '@parket/api-client/schema'
import {
  ApproveByLinkScreen,
  type ApproveByLinkScreenProps,
} from '@parket/ui/screens/results/ApproveByLinkScreen'
import { useEffect, useState, type ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'

/** The link of a letter to the chief judge: opening it changes nothing, the press approves. */
export function ApproveByLinkPage({ params, title }: PageProps): ReactNode {
  const token = params['token'] ?? ''
  usePageTitle(title)
  return <ApproveByLink key={token} token={token} />
}

type View = ApproveByLinkScreenProps['view']
type Offered = components['schemas']['ApprovalOffer']

/** How opening the link went; null while it is on its way. */
type Opened = { offer: Offered } | { refused: string } | { failed: string } | null

function ApproveByLink({ token }: { token: string }): ReactNode {
  const links = useLinks()
  const [opened, setOpened] = useState<Opened>(null)
  const [isDone, setIsDone] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    if (opened !== null) return
    let isLeft = false
    async function show() {
      const answer = await open(token)
      if (!isLeft) setOpened(answer)
    }
    void show()
    return () => {
      isLeft = true
    }
  }, [token, opened])

  async function approve() {
    setIsSending(true)
    setProblem(null)
    try {
      await unwrap(api.POST('/api/approval-link/approval', { body: { token } }))
      setIsDone(true)
    } catch (error) {
      if (isUseless(error)) setOpened({ refused: userFacingText(error) })
      else setProblem(userFacingText(error))
    }
    setIsSending(false)
  }

  function viewOf(): View {
    if (opened === null) return { state: 'loading' }
    if ('refused' in opened) return { state: 'refused', message: opened.refused }
    if ('failed' in opened) {
      return { state: 'failed', message: opened.failed, onRetry: () => setOpened(null) }
    }
    const { offer } = opened
    if (isDone) return { state: 'done', isPublic: offer.is_public }
    return { state: 'ready', offer, isSending, problem }
  }
  const offer = opened && 'offer' in opened ? opened.offer : null
  return (
    <ApproveByLinkScreen
      view={viewOf()}
      onApprove={() => void approve()}
      links={{
        home: links.to('home'),
        results:
          offer &&
          links.to('contestResults', { eventId: offer.event_id, groupNum: offer.group_num }),
      }}
    />
  )
}

async function open(token: string): Promise<NonNullable<Opened>> {
  try {
    return { offer: await unwrap(api.POST('/api/approval-link', { body: { token } })) }
  } catch (error) {
    const message = userFacingText(error)
    return isUseless(error) ? { refused: message } : { failed: message }
  }
}

/** Whether the link will never work again; else trying again may help. */
function isUseless(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 404 || error.status === 409)
}
