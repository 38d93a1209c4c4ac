import type * as v from 'valibot'

/** The parts of a schema that decide how its field looks. */
export type FieldSchema = v.GenericSchema & {
  wrapped?: FieldSchema
  entries?: Record<string, FieldSchema>
  item?: FieldSchema
  options?: readonly string[]
}

/** Whether null stands for an empty field. Otherwise an empty text does. */
export function isNullable({ type, wrapped }: FieldSchema): boolean {
  return type === 'nullable' || (wrapped !== undefined && isNullable(wrapped))
}
