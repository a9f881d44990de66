import { Link } from '../../../components/Link/Link.tsx'
import { Text } from '../../../components/Text/Text.tsx'

export interface LeaderNoticeProps {
  /** The leader's grid at this event. */
  href: string
}

/** For whoever leads dancers: the way to the grid that registers all of them at once. */
export function LeaderNotice({ href }: LeaderNoticeProps) {
  return (
    <Text isMeasured>
      Ведёте нескольких танцоров? <Link href={href}>Заявка клуба</Link>: все номинации в&nbsp;одной
      таблице, один платёж за&nbsp;всех.
    </Text>
  )
}
