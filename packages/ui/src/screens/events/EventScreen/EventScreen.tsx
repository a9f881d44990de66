import { isRegistrationOpen } from '@parket/domain/event/registrationWindow'
import type { Instant } from '@parket/domain/format/date'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { fullWidth } from '../../../layouts/Page/fullWidth.css.ts'
import { Page } from '../../../layouts/Page/Page.tsx'
import type { Failed, Loading, Ready } from '../../../viewState.ts'
import { CancelledNotice } from '../parts/CancelledNotice.tsx'
import { EventNav } from '../parts/EventNav/EventNav.tsx'
import type { ShareLinksProps } from '../parts/ShareLinks/ShareLinks.tsx'
import { About } from './About.tsx'
import { Answers } from './Answers.tsx'
import { AudienceProvider } from './Audience.tsx'
import { ContestSections } from './ContestSections.tsx'
import { EventAside } from './EventAside.tsx'
import { EventDock } from './EventDock.tsx'
import { EventHero } from './EventHero.tsx'
import { EventScreenSkeleton } from './EventScreenSkeleton.tsx'
import { NextStep } from './NextStep.tsx'
import type { OrganiserProps } from './Organiser.tsx'
import { Programme } from './Programme.tsx'
import * as styles from './EventScreen.css.ts'
import { pricedOf, type EventHomeData, type EventLinks } from './eventHomeData.ts'

export type { EventHomeData, EventLinks } from './eventHomeData.ts'

export interface EventScreenProps {
  /** What is shown: one branch for each state it can be in. */
  view: Loading | Failed | Ready<EventHomeData>
  /** The moment it is shown at: a screen never asks the clock. */
  now: Instant
  /** Addresses that it leads to. */
  links: EventLinks
  /** Whose event it is. */
  organiser: OrganiserProps
  /** How the page is passed on. */
  share: ShareLinksProps
  /** What only whoever leads dancers is shown (`LeaderNotice`); it may come later. */
  leader?: ReactNode
}

/** An event's home: when, where, for how much and until when; then what it is about and what is danced. */
export function EventScreen({ view, now, links, organiser, share, leader }: EventScreenProps) {
  if (view.state === 'loading') return <EventScreenSkeleton links={links.pages} />
  if (view.state === 'failed') {
    return (
      <ErrorState
        headingLevel={1}
        message={view.message}
        onRetry={view.onRetry}
        action={<ButtonLink href={links.events}>Все турниры</ButtonLink>}
      />
    )
  }
  return <EventHome {...{ now, links, organiser, share, leader }} data={view} />
}

interface EventHomeProps extends Omit<EventScreenProps, 'view'> {
  data: EventHomeData
}

function EventHome({ data, now, links, organiser, share, leader }: EventHomeProps) {
  const { event, contests, sessions, lead, tags } = data
  const priced = pricedOf(data)
  const isOpen = contests.length > 0 && isRegistrationOpen(event, now)
  return (
    <AudienceProvider>
      <div className={fullWidth}>
        <EventHero event={event} />
      </div>
      <Page>
        <CancelledNotice event={event} />
        <Answers data={data} now={now} map={links.map} />
        {isOpen && leader}
        <EventNav current="home" links={links.pages} />
        <div className={styles.columns}>
          <NextStep data={data} now={now} links={links} />
          <div className={styles.main}>
            <About lead={lead} tags={tags} more={links.pages.info} />
            {sessions.length > 0 && <Programme sessions={sessions} event={event} now={now} />}
            <Stack as="section" gap="large">
              {contests.length === 0 ? (
                <NoContests />
              ) : (
                <ContestSections data={priced} now={now} links={links} />
              )}
            </Stack>
          </div>
          <EventAside data={data} now={now} links={links} organiser={organiser} share={share} />
        </div>
      </Page>
      {isOpen && <EventDock data={priced} now={now} href={links.registration} />}
    </AudienceProvider>
  )
}

function NoContests() {
  return (
    <>
      <Heading level={2}>Номинации</Heading>
      <EmptyState title="Номинаций пока нет" headingLevel={3}>
        Организаторы ещё составляют программу. Загляните позже или спросите у&nbsp;них: контакты
        на&nbsp;этой странице.
      </EmptyState>
    </>
  )
}
