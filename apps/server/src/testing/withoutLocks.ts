import {
  OperationNodeTransformer,
  type KyselyPlugin,
  type SelectModifierNode,
  type SelectQueryNode,
} from 'kysely'

class LockRemover extends OperationNodeTransformer {
  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    const { endModifiers, ...query } = super.transformSelectQuery(node)
    const kept = endModifiers?.filter((modifier) => !isLock(modifier))
    return { ...query, ...(kept && { endModifiers: kept }) }
  }
}

const locks = new Set<SelectModifierNode['modifier']>([
  'ForUpdate',
  'ForNoKeyUpdate',
  'ForShare',
  'ForKeyShare',
  'NoWait',
  'SkipLocked',
])

/** @throws Error for SQL written by hand at the end of a query: it may hold a lock unseen */
function isLock({ modifier, rawModifier }: SelectModifierNode): boolean {
  if (rawModifier) throw new Error('a raw modifier at the end of a query: is it a lock?')
  return locks.has(modifier)
}

const remover = new LockRemover()

/**
 * Removes `for update` and the like from every query, so that no transaction waits for another.
 */
export const withoutLocks: KyselyPlugin = {
  transformQuery: ({ node }) => remover.transformNode(node),
  transformResult: ({ result }) => Promise.resolve(result),
}
