import { useEffect, useState } from 'react'
import * as styles from './settings.css.ts'

/** The upper half of the window: a section that reaches into it is being read. One that an anchor led past does not. */
const READ = '-80px 0px -50% 0px'

interface SectionAnchorsProps {
  sections: readonly { id: string; title: string }[]
}

/** Leads to the sections of the settings and says which of them is being read. */
export function SectionAnchors({ sections }: SectionAnchorsProps) {
  const current = useSectionInSight(sections)
  return (
    <nav className={styles.besideSections} aria-label="Разделы настройки">
      {/* Safari forgets that an unmarked list is a list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul className={styles.anchors} role="list">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              className={styles.anchor}
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The first of the sections that reach into the upper half of the window; above all of them the first. */
function useSectionInSight(sections: SectionAnchorsProps['sections']): string | undefined {
  const [inSight, setInSight] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setInSight((before) => {
          const after = new Set(before)
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) after.add(target.id)
            else after.delete(target.id)
          }
          return after
        }),
      { rootMargin: READ },
    )
    for (const { id } of sections) {
      const section = document.querySelector(`#${id}`)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return (sections.find(({ id }) => inSight.has(id)) ?? sections[0])?.id
}
