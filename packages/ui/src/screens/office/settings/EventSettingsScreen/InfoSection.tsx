import { useRef } from 'react'
import { eventFields } from '@parket/domain/event/fields'
import { Button } from '../../../../components/Button/Button.tsx'
import { Disclosure } from '../../../../components/Disclosure/Disclosure.tsx'
import { Inline } from '../../../../components/Inline/Inline.tsx'
import { Markdown } from '../../../../components/Markdown/Markdown.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { TextArea } from '../../../../components/TextArea/TextArea.tsx'
import { fieldOf, type RecordForm } from '../../parts/recordForm.ts'
import { settingsForm, type EventPicture, type EventSettings } from './settingsData.ts'

interface InfoSectionProps {
  form: RecordForm<EventSettings>
  /** The event's own pictures: the only ones that the text shows. */
  pictures: readonly EventPicture[]
}

/** The text of the event's page, with the event's own pictures in it (docs/rules/site.md, «Markdown»). */
export function InfoSection({ form, pictures }: InfoSectionProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const { info } = form.values
  function insert({ name, address }: EventPicture) {
    const at = area.current?.selectionStart ?? info.length
    const picture = `![${altOf(name)}](${address})`
    form.onChange({ info: withParagraph(info, at, picture) })
    area.current?.focus()
  }
  return (
    <>
      <TextArea
        {...fieldOf(form, settingsForm, 'info')}
        ref={area}
        label={eventFields.info.label}
        description="Markdown: **жирный**, - список, [ссылка](https://…)"
        rows={8}
        maxLength={eventFields.info.maxLength}
      />
      {pictures.length > 0 ? (
        <Inline>
          <Text as="span" size="small" tone="secondary">
            Вставить картинку:
          </Text>
          {pictures.map((picture) => (
            <Button
              key={picture.address}
              variant="quiet"
              aria-label={`Вставить в описание картинку ${picture.name}`}
              onPress={() => insert(picture)}
            >
              {picture.name}
            </Button>
          ))}
        </Inline>
      ) : (
        <Text size="small" tone="secondary">
          Картинку в&nbsp;описание можно вставить из&nbsp;файлов турнира: загрузите её
          в&nbsp;«Другие файлы» и&nbsp;сохраните.
        </Text>
      )}
      <Disclosure summary="Как это увидят">
        <Markdown text={withShownPictures(info, pictures)} headingLevel={3} />
      </Disclosure>
    </>
  )
}

/** The file's name says what the picture shows until the organiser says it better. */
function altOf(fileName: string): string {
  return fileName.replace(/\.[^.]+$/, '').replaceAll(/[[\]_]/g, ' ')
}

/** The text with a paragraph of its own put in at this place. */
function withParagraph(text: string, at: number, paragraph: string): string {
  const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at).trimStart()]
  return [before, paragraph, after].filter((part) => part !== '').join('\n\n')
}

/** While the event is a draft its pictures open by an address that only the staff have. */
function withShownPictures(text: string, pictures: readonly EventPicture[]): string {
  return pictures.reduce(
    (shown, { address, shownAt }) => shown.replaceAll(`(${address})`, `(${shownAt})`),
    text,
  )
}
