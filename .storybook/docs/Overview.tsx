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
  const groups = overviewOf(entries)
  return (
    <>
      <nav aria-label="Разделы обзора">
        <ul className="overview-sections">
          {groups.map(({ title }) => (
            <li key={title}>
              {/* Storybook sends what does not say where to the page around this one. */}
              <a href={`#${sectionId(title)}`} target="_self">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ title, cards }) => (
        <section key={title}>
          <h2 id={sectionId(title)}>{title}</h2>
          <ul className="overview">
            {cards.map((card) => (
              <Card key={card.docsId} {...card} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** «Компоненты: Данные» as an address takes it: `компоненты-данные`. */
const sectionId = (title: string) => title.toLowerCase().replaceAll(/[^\p{L}]+/gu, '-')

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
