import { overviewOf, pictureOf, type OverviewCard } from '@parket/tools/workshop/overview'
import { useState } from 'react'
import type { ReactNode } from 'react'
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

/** A link to another page of the workshop. */
export function Page({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a href={`./?path=/docs/${id}`} target="_top">
      {children}
    </a>
  )
}

function Card({ name, words, docsId, storyId }: OverviewCard) {
  const [hasPicture, setHasPicture] = useState(true)
  return (
    <li>
      <a className="overview-card" href={`./?path=/docs/${docsId}`} target="_top">
        {hasPicture && (
          <img
            src={encodeURI(pictureOf(storyId))}
            alt=""
            width={320}
            height={200}
            loading="lazy"
            onError={() => setHasPicture(false)}
          />
        )}
        <b>{name}</b> {words}
      </a>
    </li>
  )
}
