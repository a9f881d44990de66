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
      <Sections titles={groups.map(({ title }) => title)} />
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

/** A line of links for each kind: «Экраны: Организатор» leads to «Заявки», «Туры» and the others. */
function Sections({ titles }: { titles: readonly string[] }) {
  return (
    <nav aria-label="Разделы обзора">
      <ul className="overview-sections">
        {[...Map.groupBy(titles, kindOf)].map(([kind, own]) => (
          <li key={kind}>
            <b>{kind}</b>
            <div className="overview-links">
              {own.map((title) => (
                // Storybook sends what does not say where to the page around this one.
                <a key={title} href={`#${sectionId(title)}`} target="_self">
                  {title === kind ? 'Общие' : title.slice(kind.length + 2)}
                </a>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** «Экраны: Организатор» of «Экраны: Организатор: Заявки»; what has no more of its kind is one itself. */
function kindOf(title: string): string {
  const end = title.lastIndexOf(': ')
  return end < 0 ? title : title.slice(0, end)
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
