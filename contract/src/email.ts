// Apart from the schemas: the sign-in screens are the first load of most visits and do without the schema library.

/**
 * A valid e-mail address as the HTML standard defines it (section 4.10.5.1.5), and as browsers check the same fields; here
 * with a dot in the domain. Names in other scripts come in their ASCII form (`xn--…`), into which browsers turn them.
 */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;
/** RFC 3696, erratum 1690. */
export const maxEmailCharacters = 254;
