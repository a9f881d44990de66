import type { EventHeading } from '@parket/domain/event/event'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../../components/ButtonLink/ButtonLink.tsx'
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { EventLine } from '../../../../layouts/EventLine/EventLine.tsx'
import { Page } from '../../../../layouts/Page/Page.tsx'
import type { Failed, Loading, Ready } from '../../../../viewState.ts'
import { EventNav, type EventPageId, type EventPageLinks } from '../EventNav/EventNav.tsx'

/** The event of a page; a draft is said to be one. */
export type EventOfPage = EventHeading & { published: boolean }

interface EventPageProps<Data extends { event: EventOfPage }> {
  /** What this page of the event is about. */
  title: string
  current: EventPageId
  view: Loading | Failed | Ready<Data>
  links: EventPageLinks
  children: (data: Data) => ReactNode
}

/** A page of an event other than its home: event, title, navigation, content. */
export function EventPage<Data extends { event: EventOfPage }>(props: EventPageProps<Data>) {
  const { title, current, view, links, children } = props
  if (view.state === 'failed') {
    return (
      <ErrorState
        headingLevel={1}
        message={view.message}
        onRetry={view.onRetry}
        action={<ButtonLink href={links.home}>К&nbsp;турниру</ButtonLink>}
      />
    )
  }
  const isReady = view.state === 'ready'
  return (
    <Page gap="xlarge">
      <Stack as="header" gap="small">
        <EventLine event={isReady ? view.event : null} />
        <Heading level={1}>{title}</Heading>
        <EventNav current={current} links={links} />
      </Stack>
      {isReady ? children(view) : <ContentSkeleton />}
    </Page>
  )
}

function ContentSkeleton() {
  return (
    <div aria-busy>
      <VisuallyHidden>
        <output>Загружаем…</output>
      </VisuallyHidden>
      <Skeleton lines={6} />
    </div>
  )
}
