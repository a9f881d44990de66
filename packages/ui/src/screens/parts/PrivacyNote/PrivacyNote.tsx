import { Link } from '../../../components/Link/Link.tsx'
import { Text } from '../../../components/Text/Text.tsx'

interface PrivacyNoteProps {
  /** Address of the policy. */
  href: string
}

/** A word on privacy where data are asked for. */
export function PrivacyNote({ href }: PrivacyNoteProps) {
  return (
    <Text size="small" tone="secondary" isMeasured>
      Почту и&nbsp;телефон видите только вы и&nbsp;организаторы турниров.{' '}
      <Link href={href} isExternal>
        Как мы&nbsp;обрабатываем персональные данные
      </Link>
    </Text>
  )
}
