import { safeParse, type core, type ZodMiniType } from 'zod/mini';
import { Form, type FieldPath } from './form.ts';

type Issue = core.$ZodIssue;

function fieldPath(path: readonly PropertyKey[]): FieldPath {
  return path.map((key) => (typeof key === 'symbol' ? String(key) : key));
}

function refuseType(form: Form, path: FieldPath, issue: core.$ZodIssueInvalidType): void {
  if (issue.input === undefined) form.refuseMissing(path);
  else form.refuse(path, 'BASE_TYPE_BAD_TYPE', `Value is not of type ${issue.expected}.`);
}

function refuseSize(form: Form, path: FieldPath, issue: core.$ZodIssueTooBig | core.$ZodIssueTooSmall): void {
  const isNumber = issue.origin === 'number' || issue.origin === 'int';
  if (issue.code === 'too_big') {
    const limit = Number(issue.maximum);
    if (isNumber) form.refuse(path, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${limit}.`);
    else form.refuseLength(path, limit);
    return;
  }
  const limit = Number(issue.minimum);
  if (isNumber)
    form.refuse(path, 'NUMBER_TYPE_MIN', `int value should be greater than or equal to ${limit}.`);
  else if (limit === 1) form.refuseMissing(path);
  else form.refuse(path, 'BASE_TYPE_MIN_LENGTH', `Must be ${limit} or more in length.`);
}

/** Of a union's branches the one that was meant: its `type` fits and its shape does, or else it comes closest. */
function meantBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  const misses = (issues: readonly Issue[]) =>
    issues.filter(({ path }) => path.length === 0 || (path.length === 1 && path[0] === 'type')).length;
  const order = [...branches].sort((one, other) => misses(one) - misses(other) || one.length - other.length);
  return order[0] ?? [];
}

function refuseUnion(form: Form, path: FieldPath, issue: core.$ZodIssueInvalidUnion): void {
  const typeMisses = issue.errors
    .flat()
    .filter(({ path: inner }) => inner.length === 1 && inner[0] === 'type');
  if (
    issue.errors.length > 0 &&
    issue.errors.every((branch) => branch.some((one) => typeMisses.includes(one)))
  ) {
    const values = typeMisses.flatMap((miss) =>
      miss.code === 'invalid_value' ? miss.values.map(String) : [],
    );
    form.refuse(
      [...path, 'type'],
      'UNION_TYPE_CHOICES',
      `Value of field "type" must be one of (${values.join(', ')}).`,
    );
    return;
  }
  refuseAll(form, path, meantBranch(issue.errors));
}

function refuseOne(form: Form, path: FieldPath, issue: Issue): void {
  switch (issue.code) {
    case 'invalid_type':
      refuseType(form, path, issue);
      break;
    case 'too_big':
    case 'too_small':
      refuseSize(form, path, issue);
      break;
    case 'invalid_union':
      refuseUnion(form, path, issue);
      break;
    case 'invalid_value':
      form.refuse(
        path,
        'BASE_TYPE_CHOICES',
        `Value must be one of (${issue.values.map(String).join(', ')}).`,
      );
      break;
    case 'invalid_format':
      form.refuse(path, 'BASE_TYPE_BAD_FORMAT', `Value is not a well-formed ${issue.format}.`);
      break;
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      form.refuse(path, 'BASE_TYPE_INVALID', issue.message);
      break;
  }
}

function refuseAll(form: Form, base: FieldPath, issues: readonly Issue[]): void {
  for (const issue of issues) refuseOne(form, [...base, ...fieldPath(issue.path)], issue);
}

/**
 * Reads a request body by Discord's published description. Unknown fields fall away, as Discord ignores them.
 *
 * @param at where the body lies in the whole request, when it is a part.
 * @throws ApiError 50035 with the way to each field that doesn't fit.
 */
export function readBody<T>(schema: ZodMiniType<T>, body: unknown, at: FieldPath = []): T {
  const result = safeParse(schema, body, { reportInput: true });
  if (result.success) return result.data;
  const form = new Form();
  refuseAll(form, at, result.error.issues);
  form.judge();
  throw result.error;
}
