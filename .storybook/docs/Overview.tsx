import { overviewOf, type OverviewCard } from '@parket/tools/workshop/overview'
import { IndexFailure } from './IndexFailure.tsx'
import { PageLink } from './PageLink.tsx'
import { StoryPicture } from './StoryPicture.tsx'
import { useIndex } from './useIndex.ts'
import './overview.css'

/** Everything that the workshop has, with pictures where `npm run workshop` has taken them. */
export function Overview() {
  const { entries, state } = useIndex()
  if (state === 'loading') return <p>Собираем обзор…</p>
  if (state === 'failed') return <IndexFailure state={state} />
  return overviewOf(entries).map(({ title, cards }) => (
    <section key={title}>
      <h2>{title}</h2>
      <ul className="overview">
        {cards.map((card) => (
          <Card key={card.docsId} {...card} />
        ))}
      </ul>
    </section>
  ))
}

function Card({ name, words, docsId, storyId }: OverviewCard) {
  return (
    <li>
      <PageLink className="overview-card" id={docsId}>
        <StoryPicture storyId={storyId} />
        <b>{name}</b> {words}
      </PageLink>
    </li>
  )
}
