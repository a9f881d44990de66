import { Tabs } from '@parket/ui/components/Tabs'
import { Text } from '@parket/ui/components/Text'
import { TextField } from '@parket/ui/components/TextField'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords, valueWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Части одного предмета: они равноправны, и их редко сравнивают.',
  whenNot: 'У частей свои адреса: `TabNav`; надо видеть всё сразу: заголовки друг под другом.',
  anatomy: {
    Вкладки: 'Каждая в одно-два слова.',
    Часть: 'Содержимое выбранной вкладки; других на странице нет.',
  },
  pairs: [
    {
      do: (
        <Tabs
          aria-label="О танцоре"
          items={[
            { id: 'starts', label: 'Выступления', content: <Text>Три турнира за год.</Text> },
            { id: 'coach', label: 'Тренер', content: <Text>Ирина Котова, Казань.</Text> },
          ]}
        />
      ),
      doWords: 'Части равны, и смотрят их порознь.',
      dont: (
        <Tabs
          aria-label="Заявка"
          items={[
            { id: 'first', label: 'Имя', content: <TextField label="Имя" isRequired /> },
            { id: 'second', label: 'Клуб', content: <TextField label="Клуб" isRequired /> },
          ]}
        />
      ),
      dontWords: 'Обязательное поле спрятано за вкладкой: ошибки не увидят.',
    },
  ],
  keys: {
    Tab: 'Приходит на выбранную вкладку, потом в её часть.',
    Стрелки: 'К соседней вкладке и сразу показывают её.',
    'Home, End': 'К первой и последней.',
  },
  props: {
    ...elementWords,
    ...valueWords,
    value:
      '`id` показанной вкладки, если его хранит родительский компонент: тогда он меняется только через `onChange`. По умолчанию первая.',
    'aria-label': 'Что поделено на части.',
    items: 'Вкладки по порядку.',
    ref: 'Элемент вокруг вкладок и части.',
  },
  parts: {
    TabsItem: {
      id: 'Стоит в `value`, пока вкладка выбрана; уникальный в пределах вкладок.',
      label: 'Слова на вкладке: одно-два.',
      content: 'Что видно, пока вкладка выбрана.',
      isDisabled: 'Видна, но открыть нельзя.',
    },
  },
}
