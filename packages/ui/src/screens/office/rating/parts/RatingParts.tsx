import { TabNav } from '../../../../components/TabNav/TabNav.tsx'
import * as styles from '../../../rating/parts/rating.css.ts'

/** What /admin/rating consists of. */
export type RatingPart = 'rating' | 'schemes' | 'runs' | 'doubles'

export type RatingPartLinks = Readonly<Record<RatingPart, string>>

const titles: Readonly<Record<RatingPart, string>> = {
  rating: 'Места',
  schemes: 'Схемы очков',
  runs: 'Расчёты',
  doubles: 'Двойники',
}

interface RatingPartsProps {
  current: RatingPart
  links: RatingPartLinks
}

/** From each part of the rating to the others. */
export function RatingParts({ current, links }: RatingPartsProps) {
  return (
    <div className={styles.parts}>
      <TabNav
        aria-label="Рейтинг команды"
        items={(Object.keys(titles) as RatingPart[]).map((part) => ({
          href: links[part],
          label: titles[part],
          isCurrent: part === current,
        }))}
      />
    </div>
  )
}
