import { LinkButton } from '@parket/ui/components/LinkButton'
import { Text } from '@parket/ui/components/Text'
import type { ComponentGuide } from '../../componentGuide.ts'
import { nothing } from '../../nothing.ts'
import { controlWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Открыть подробности строки, вернуть как было, показать место ошибки на той же странице.',
  whenNot: 'Есть адрес, куда ведут: `Link`; действие главное или опасное: `Button`.',
  pairs: [
    {
      do: (
        <Text>
          Оплата отмечена. <LinkButton onPress={nothing}>Вернуть</LinkButton>
        </Text>
      ),
      doWords: 'Маленькое действие среди слов.',
      dont: (
        <Text>
          Заявка ждёт оплаты. <LinkButton onPress={nothing}>Оплатить 2 400 ₽</LinkButton>
        </Text>
      ),
      dontWords: 'Главное действие спряталось в строке: тут нужна `Button`.',
    },
    {
      do: (
        <Text>
          Ошибка в заходе 3. <LinkButton onPress={nothing}>Показать</LinkButton>
        </Text>
      ),
      doWords: 'Показывает место на этой же странице: адреса у него нет.',
      dont: <LinkButton onPress={nothing}>Страница турнира</LinkButton>,
      dontWords: 'У страницы есть адрес: `Link` можно открыть в соседней вкладке.',
    },
  ],
  keys: {
    Tab: 'Приходит на кнопку.',
    'Enter, Пробел': 'Нажимает.',
  },
  props: {
    ...controlWords,
    children: 'Что откроется или случится, словами.',
    onPress: 'Нажали.',
    emphasis: '`strong` — имя строки, по нажатию на которое открываются её подробности.',
    isDisabled: 'Видна, но нажать нельзя.',
    ref: 'Сам элемент: например, чтобы поставить на него фокус.',
  },
}
