import type { Instant } from '@parket/domain/format/date'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { Markdown } from '../../../components/Markdown/Markdown.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { SearchIcon } from '../../../icons/SearchIcon.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import type { Failed, Loading, Ready } from '../../../viewState.ts'
import type { EventSummary } from '../eventData.ts'
import { EventCardList } from '../parts/EventCardList/EventCardList.tsx'
import { HomeHero } from './HomeHero.tsx'

export interface HomeScreenProps {
  team: {
    name: string
    /** Markdown. */
    home_text: string
  }
  /** The next events, the soonest first. */
  view: Loading | Failed | Ready<{ events: readonly EventSummary[] }>
  now: Instant
  links: {
    events: string
    past: string
    search: string
    event: (eventId: number) => string
  }
}

/** The tenant's home page: who we are and the next events. */
export function HomeScreen({ team, view, now, links }: HomeScreenProps) {
  return (
    <Page gap="xlarge">
      <HomeHero name={team.name}>
        {team.home_text !== '' && <Markdown text={team.home_text} />}
        <Inline>
          <ButtonLink href={links.events} variant="primary">
            Все турниры
          </ButtonLink>
          <ButtonLink href={links.search} iconStart={<SearchIcon />}>
            Найти танцора
          </ButtonLink>
        </Inline>
      </HomeHero>
      <Stack as="section" gap="medium">
        <Heading level={2}>Ближайшие турниры</Heading>
        <NextEvents view={view} now={now} links={links} />
      </Stack>
    </Page>
  )
}

function NextEvents({ view, now, links }: Pick<HomeScreenProps, 'view' | 'now' | 'links'>) {
  if (view.state === 'failed') {
    return <ErrorState headingLevel={3} message={view.message} onRetry={view.onRetry} />
  }
  if (view.state === 'ready' && view.events.length === 0) {
    return (
      <EmptyState
        title="Новых турниров пока нет"
        headingLevel={3}
        action={<ButtonLink href={links.past}>Прошедшие турниры</ButtonLink>}
      >
        Как только организаторы объявят следующий, он появится здесь. А пока можно посмотреть, как
        прошли прежние.
      </EmptyState>
    )
  }
  return (
    <div aria-busy={view.state === 'loading'}>
      <EventCardList
        events={view.state === 'ready' ? view.events : null}
        now={now}
        hrefOf={links.event}
        headingLevel={3}
      />
    </div>
  )
}
