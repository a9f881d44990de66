import { journalTexts, type Verdict } from '@parket/domain/result/publishedCheck'
import {
  drawTexts,
  hiddenNamesText,
  signatureTexts,
  unsignedFormatText,
} from '@parket/domain/result/resultReport'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { State } from '../../../components/State/State.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { ShownContest } from './resultCheckData.ts'
import * as styles from './ResultCheckScreen.css.ts'

const tones = { right: 'positive', wrong: 'critical', unproven: 'caution' } as const
const words: Readonly<Record<Verdict, string>> = {
  right: 'Сходится',
  wrong: 'Не сходится',
  unproven: 'Не подтверждено',
}

/** What a contest of the file came to: whose it is, what differs, what is public now, and who signed it. */
export function CheckedResult(contest: ShownContest) {
  const { name, origin, verdict, problems, hiddenNames, isUnsignedFormat, published, inputFaults } =
    contest
  const journal = contest.journal && journalTexts[contest.journal]
  return (
    <li className={styles.contest}>
      <Heading level={3}>{name}</Heading>
      <State tone={tones[verdict]}>{words[verdict]}</State>
      <Text size="small" tone="secondary">
        {capitalized(origin)}
      </Text>
      <Lines lines={problems} />
      {drawTexts(contest).map((text) => (
        <p key={text}>{capitalized(text)}.</p>
      ))}
      {published && <Published contest={contest} published={published} />}
      {journal !== null && <p>{capitalized(journal)}.</p>}
      {inputFaults.length > 0 && (
        <>
          <p>Опубликовано по&nbsp;другим данным, чем записано в&nbsp;журнале турнира:</p>
          <Lines lines={inputFaults} />
        </>
      )}
      <Signature {...contest} />
      {isUnsignedFormat && <p>{capitalized(unsignedFormatText)}.</p>}
      {hiddenNames > 0 && <p>{capitalized(hiddenNamesText(hiddenNames) ?? '')}.</p>}
    </li>
  )
}

interface PublishedProps {
  contest: ShownContest
  published: NonNullable<ShownContest['published']>
}

function Published({ contest, published }: PublishedProps) {
  const { state, version, href, differences } = published
  const newest = href !== null && <Link href={href}>{`версия ${String(version)}`}</Link>
  switch (state) {
    case 'same':
      return <p>Опубликовано сейчас: {newest}, это она.</p>
    case 'older':
      return <p>Так было опубликовано. Есть новее: {newest}.</p>
    case 'withdrawn':
      return <p>Так было опубликовано, но публикацию отменили.</p>
    case 'other':
      return (
        <>
          <p>Опубликовано другое: {newest}.</p>
          <Lines lines={differences} />
        </>
      )
    case 'unknown':
      return <Unknown site={contest.site} />
  }
}

/** The site is only named: a forged file may name any, and must not lead there. */
function Unknown({ site }: Pick<ShownContest, 'site'>) {
  return (
    <p>
      На&nbsp;этом сайте такого результата нет.
      {site !== null &&
        ` Файл назван файлом сайта ${site}: проверьте его на\u00A0сайте самой команды.`}
    </p>
  )
}

function Signature({ signature, isUnsignedFormat }: ShownContest) {
  if (signature === null || (signature.state === 'none' && isUnsignedFormat)) return null
  const { state, key } = signature
  return (
    <p>
      {capitalized(signatureTexts[state])}
      {key && (
        <>
          , ключ <code>{key.id}</code>
        </>
      )}
      .
    </p>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
