import babelJest from "babel-jest";

export default babelJest.createTransformer({
  babelrc: false,
  configFile: false,
  presets: [
    ["babel-preset-gatsby", { reactRuntime: "automatic", reactImportSource: "@emotion/react" }],
    "@babel/preset-typescript",
  ],
});
