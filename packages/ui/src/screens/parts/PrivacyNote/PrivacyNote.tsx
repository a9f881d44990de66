import { Link } from '../../../components/Link/Link.tsx'
import { privacyTexts } from '../../../texts/privacyTexts.ts'
import { useTexts } from '../../../texts/TextsProvider.tsx'
import { Text } from '../../../components/Text/Text.tsx'

interface PrivacyNoteProps {
  /** Address of the policy. */
  href: string
}

/** A word on privacy where data are asked for. */
export function PrivacyNote({ href }: PrivacyNoteProps) {
  const say = useTexts('privacy', privacyTexts)
  return (
    <Text size="small" tone="secondary" isMeasured>
      {say('note')}{' '}
      <Link href={href} isExternal>
        {say('policy')}
      </Link>
    </Text>
  )
}
