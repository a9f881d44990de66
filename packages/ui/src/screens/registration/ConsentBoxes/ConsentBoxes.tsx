import { fillPath } from '@parket/domain/site/address'
import { retentionNotice, type RetentionSetting } from '@parket/domain/event/retention'
import type { Instant } from '@parket/domain/format/date'
import { consentKinds, type ConsentKind } from '@parket/domain/privacy/consentKinds'
import { isMinor } from '@parket/domain/registration/age'
import type { Consents, DancerInput } from '@parket/domain/registration/request'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { consentsTexts, type ConsentsTextName } from '../../../texts/consentsTexts.ts'
import { privacyTexts } from '../../../texts/privacyTexts.ts'
import { useTexts } from '../../../texts/TextsProvider.tsx'

/** Where the texts stand that are consented to. */
export interface ConsentLinks {
  privacy: string
  /** A pattern with `:consent`, the kind. */
  consent: string
}

interface ConsentBoxesProps {
  event: RetentionSetting
  now: Instant
  dancers: readonly Pick<DancerInput, 'birth_date'>[]
  consents: Consents
  /** Those that are asked; both unless told. */
  asked?: readonly ConsentKind[]
  /** Ids of the boxes, where something leads to them. */
  idOf?: (kind: ConsentKind) => string
  /** Of the consent to processing. */
  error: readonly string[] | undefined
  links: ConsentLinks
  onChange: (change: Consents) => void
}

/** Each consent an unticked box with its document behind a link; for a minor a parent consents (152-ФЗ, ст. 9). */
export function ConsentBoxes(props: ConsentBoxesProps) {
  const { event, now, dancers, consents, asked = consentKinds } = props
  const { idOf, error, links, onChange } = props
  const say = useTexts('consents', consentsTexts)
  const sayOfPrivacy = useTexts('privacy', privacyTexts)
  const hasMinor = dancers.some(({ birth_date }) => isMinor(birth_date, now, event.time_zone))
  const box = (kind: ConsentKind) => ({
    name: kind,
    isSelected: consents[kind] === true,
    ...(idOf && { id: idOf(kind) }),
    onChange: (isGiven: boolean) => onChange({ [kind]: isGiven }),
  })
  const label = (name: ConsentsTextName, kind: ConsentKind) => {
    const text = say(name)
    const [before, linked, after] = /^(.*?)\[(.+?)\](.*)$/.exec(text)?.slice(1) ?? ['', text, '']
    return (
      <>
        {before}
        <Link href={fillPath(links.consent, { consent: kind })} isExternal>
          {linked}
        </Link>
        {after}
      </>
    )
  }
  return (
    <>
      {asked.includes('processing') && (
        <Checkbox
          {...box('processing')}
          isRequired
          label={label(processingName(dancers.length, hasMinor), 'processing')}
          error={error}
        />
      )}
      {asked.includes('publication') && (
        <Checkbox
          {...box('publication')}
          label={label(publicationName(dancers.length, hasMinor), 'publication')}
          description={say('withoutPublication')}
        />
      )}
      <Text size="small" tone="secondary" isMeasured>
        {retentionNotice(event, say)}{' '}
        <Link href={links.privacy} isExternal>
          {sayOfPrivacy('policy')}
        </Link>
      </Text>
    </>
  )
}

function processingName(dancers: number, hasMinor: boolean): ConsentsTextName {
  if (dancers === 1) return hasMinor ? 'processingByParent' : 'processing'
  return hasMinor ? 'processingByParents' : 'processingOfMany'
}

function publicationName(dancers: number, hasMinor: boolean): ConsentsTextName {
  if (dancers !== 1) return 'publicationOfMany'
  return hasMinor ? 'publicationOfChild' : 'publication'
}
