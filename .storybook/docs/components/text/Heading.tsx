import { Heading } from '@parket/ui/components/Heading'
import { Stack } from '@parket/ui/components/Stack'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'У каждой страницы один первого уровня, дальше без пропусков; вид другого уровня — `size`.',
  whenNot: 'Чтобы сделать текст крупнее: `Text`; подпись поля.',
  pairs: [
    {
      do: (
        <Stack gap="small">
          <Heading level={2}>Участники</Heading>
          <Heading level={3}>Соло</Heading>
        </Stack>
      ),
      doWords: 'Уровни идут подряд: по ним ходят те, кто слушает страницу.',
      dont: (
        <Stack gap="small">
          <Heading level={2}>Участники</Heading>
          <Heading level={4}>Соло</Heading>
        </Stack>
      ),
      dontWords: 'Уровень пропущен ради размера: вид другого уровня — `size`.',
    },
  ],
  props: {
    ...elementWords,
    level: 'Место в строении страницы.',
    size: 'На какой уровень похож; если не дать, на свой.',
    tabIndex: 'Даёт поставить на него фокус из кода: после смены шага, например.',
    ref: 'Сам элемент: чтобы поставить на него фокус.',
    children: 'Текст заголовка.',
  },
}
