import ts from 'typescript';
import type { Compared, TypeProgram } from './type-program.ts';

/** Goes through what two types are made of, as far as `shared` declares it: what a package declares is the same for both. */
class Comparison {
  readonly #seen = new Set<ts.Type>();
  readonly #program: TypeProgram;

  constructor(program: TypeProgram) {
    this.#program = program;
  }

  /** Whether everything that can be handed to `before`, or read of it, means something to `now`. */
  keeps(before: ts.Type, now: ts.Type): boolean {
    if (before === now || this.#seen.has(before)) return true;
    this.#seen.add(before);
    const { checker } = this.#program;
    const [old, current] = [checker.getNonNullableType(before), checker.getNonNullableType(now)];
    if (!(old.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return true;
    return this.#keepsArguments(old, current) && this.#keepsCalls(old, current) && this.#keepsProperties(old, current);
  }

  /** What a type of a package is made with: `Promise<…>`, `StoreApi<…>`. */
  #keepsArguments(before: ts.Type, now: ts.Type): boolean {
    const others = this.#argumentsOf(now);
    return this.#argumentsOf(before).every((type, index) => {
      const other = others[index];
      return !other || this.keeps(type, other);
    });
  }

  #argumentsOf(type: ts.Type): readonly ts.Type[] {
    return type.aliasTypeArguments ?? this.#program.checker.getTypeArguments(type as ts.TypeReference) ?? [];
  }

  #keepsCalls(before: ts.Type, now: ts.Type): boolean {
    const signatures = now.getCallSignatures();
    return before.getCallSignatures().every((signature, index) => {
      const other = signatures[index];
      return !other || this.#keepsCall(signature, other);
    });
  }

  #keepsCall(before: ts.Signature, now: ts.Signature): boolean {
    const { checker } = this.#program;
    const isGeneric = Boolean(before.typeParameters ?? now.typeParameters);
    const keepsParameters = before.parameters.every((parameter, index) => {
      const other = now.parameters[index];
      // Assignable as a function, and what would have been handed over goes nowhere.
      if (!other) return false;
      const [type, otherType] = [checker.getTypeOfSymbol(parameter), checker.getTypeOfSymbol(other)];
      // Methods are assignable also where a parameter takes less than before.
      return (isGeneric || checker.isTypeAssignableTo(type, otherType)) && this.keeps(type, otherType);
    });
    return keepsParameters && this.keeps(before.getReturnType(), now.getReturnType());
  }

  #keepsProperties(before: ts.Type, now: ts.Type): boolean {
    const { checker, isOurs } = this.#program;
    // A well-known symbol (`__@iterator`) is no key that somebody hands over.
    const keys = before.getProperties().filter(({ name }) => !name.startsWith('__@'));
    return keys.every((property) => {
      const other = now.getProperty(property.name);
      if (!other) return false;
      const isExternal = !property.declarations?.some(isOurs);
      return isExternal || this.keeps(checker.getTypeOfSymbol(property), checker.getTypeOfSymbol(other));
    });
  }
}

/** Whether code that was compiled for the type of before does the same with that of now: more may be taken, not less. */
export const isReplaceable = (program: TypeProgram, { before, now, isSame }: Compared): boolean =>
  isSame || (program.checker.isTypeAssignableTo(now, before) && new Comparison(program).keeps(before, now));
