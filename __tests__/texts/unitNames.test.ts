import { describeFloor, describeSameUnit, nameUnit } from "../../src/texts/unitNames";

const plain = (text: string) => text.replaceAll("\u00A0", " ");

it.each([
  ["2.º F", "F", "segundo piso", "La misma, en el segundo"],
  ["1.º F", "F", "primer piso", "La misma, en el primero"],
  ["3.º izquierda", "izquierda", "tercer piso", "La misma, en el tercero"],
  ["Bajo B", "B", "planta baja", "La misma, en el bajo"],
  ["Ático C", "C", "ático", "La misma, en el ático"],
  ["Planta noble A", "A", "planta noble", "La misma, en otra planta"],
  ["14.º A", "A", "14.º piso", "La misma, en otra planta"],
  ["SOBREÁTICO A", "A", "sobreático", "La misma, en el sobreático"],
  ["1.ª A", "A", "1.ª planta", "La misma, en otra planta"],
])("names the floor of %s", (name, door, floor, same) => {
  expect(describeFloor({ name, door })).toBe(floor);
  expect(describeSameUnit({ name, door })).toBe(same);
});

it("names a home with an article only if its gender is known", () => {
  expect(plain(nameUnit({ name: "14.º A", door: "A" }))).toBe("el 14.º A");
  expect(plain(nameUnit({ name: "Planta noble A", door: "A" }))).toBe("Planta noble A");
  expect(plain(nameUnit({ name: "2.º F", door: "F" }))).toBe("el 2.º F");
  expect(plain(nameUnit({ name: "Villa 6", door: null }))).toBe("Villa 6");
  expect(describeFloor({ name: "Villa 6", door: null })).toBe("");
});
