import { Markdown } from '@parket/ui/components/Markdown'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Описание турнира, положение, текст на главной странице команды: всё, что человек оформил сам.',
  whenNot: 'Слова самого интерфейса: `Text` и `Heading`.',
  pairs: [
    {
      do: <Markdown headingLevel={3} text={'# Положение\n\nНачало в **10:00**, взнос до 1 мая.'} />,
      doWords: 'Заголовки текста на уровень ниже заголовка страницы.',
      dont: <Markdown text="**Сохранить**" />,
      dontWords: 'Слова интерфейса: для них есть `Text`.',
    },
  ],
  props: {
    ...elementWords,
    text: 'Текст организатора в Markdown, в нём может быть и HTML. Опасное вырезается.',
    headingLevel: 'Уровень, который получат главные заголовки текста.',
  },
}
