import { Markdown } from '@parket/ui/components/Markdown'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Описание турнира, положение, текст на главной команды: всё, что человек оформил сам.',
  whenNot: 'Для наших собственных слов есть `Text` и `Heading`.',
  pairs: [
    {
      do: <Markdown headingLevel={3} text={'# Положение\n\nНачало в **10:00**, взнос до 1 мая.'} />,
      doWords: 'Заголовки текста встают под заголовок страницы.',
      dont: <Markdown text="**Сохранить**" />,
      dontWords: 'Наши собственные слова: для них есть `Text`.',
    },
  ],
  props: {
    ...elementWords,
    text: 'Markdown, в нём может быть HTML, как написал организатор. Опасное вырезается.',
    headingLevel: 'Уровень, который получат самые высокие заголовки текста.',
  },
}
