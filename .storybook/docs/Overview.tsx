import { overviewOf, type OverviewCard } from '@parket/tools/workshop/overview'
import { StoryPicture } from './StoryPicture.tsx'
import { useIndex } from './useIndex.ts'
import './overview.css'

/** Everything that the workshop has, with pictures where `npm run workshop` has taken them. */
export function Overview() {
  const entries = useIndex()
  if (entries === null) return <p>Собираем обзор…</p>
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
      <a className="overview-card" href={`./?path=/docs/${docsId}`} target="_top">
        <StoryPicture storyId={storyId} />
        <b>{name}</b> {words}
      </a>
    </li>
  )
}
